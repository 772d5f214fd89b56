import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { Notice } from '../../kit/feedback/Notice';
import { useScreenTitle } from '../../connected/screen/screenTitle';
import { paths } from '../../paths';

/** A screen that is still to come: its title, and the truth about it. */
export function Component() {
  return (
    <Notice
      title={<FormattedMessage id={useScreenTitle()} />}
      actions={
        <ButtonLink href={paths.search()}>
          <FormattedMessage id="screen.upcoming.toProducts" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="screen.upcoming.text" />
      </p>
    </Notice>
  );
}

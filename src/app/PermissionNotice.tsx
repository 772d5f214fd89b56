import { FormattedMessage } from 'react-intl';
import { useScreenTitle } from '../connected/screen/screenTitle';
import { ButtonLink } from '../kit/action/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { paths } from '../paths';

/** Shown instead of a screen that somebody lacks the permission for: its title, the reason, and where to go on. */
export function PermissionNotice() {
  return (
    <Notice
      title={<FormattedMessage id={useScreenTitle()} />}
      actions={
        <ButtonLink href={paths.home()}>
          <FormattedMessage id="screen.notFound.toHome" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="screen.permission.text" />
      </p>
    </Notice>
  );
}

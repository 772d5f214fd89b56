import { FormattedMessage } from 'react-intl';
import { useScreenTitle } from '#connected/screen/screenTitle.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { paths } from '#paths.ts';

/** Shown instead of a screen without permission: its title, the reason, and where to go on. */
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

import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Pictogram } from '#kit/feedback/Pictogram.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { paths } from '#paths.ts';

/** The catch-all for unknown addresses. */
export function Component() {
  return (
    <Notice
      picture={<Pictogram name="search" />}
      title={<FormattedMessage id="app.title.notFound" />}
      actions={
        <>
          <ButtonLink tone="primary" href={paths.home()}>
            <FormattedMessage id="screen.notFound.toHome" />
          </ButtonLink>
          <ButtonLink href={paths.search()}>
            <FormattedMessage id="screen.toProducts" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id="screen.notFound.text" />
      </p>
    </Notice>
  );
}

import { FormattedMessage } from 'react-intl';
import { Picture } from '#components/picture/Picture.tsx';
import { safeLink } from '#domain/content/contentLink.ts';
import { attachmentKind, type Notification } from '#domain/customer/notification.ts';
import { useGetResolvedAttachmentUrl } from '#gen/notification/get-resolved-attachment-url.ts';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { AttachedPdf } from './AttachedPdf';
import styles from './AttachedLink.module.css';

interface AttachedLinkProps {
  id: number;
  /** Renders nothing if undefined. */
  attached: Notification['attachedUrl'];
}

/**
 * A notification's attachment, by its real content type: a PDF with a preview, a picture in place, a page of the shop
 * as a link, anything else in a new tab. If the type can't be determined, it is a plain link.
 */
export function AttachedLink({ id, attached }: AttachedLinkProps) {
  const { data: resolved, isPending } = useGetResolvedAttachmentUrl(id, { query: { enabled: attached !== undefined } });
  if (!attached) return null;
  if (isPending) return <Skeleton width={180} />;
  const url = resolved?.resolvedUrl ?? attached.url;
  const caption = attached.caption ?? url;
  const link = safeLink(url, window.location.origin);
  if (!link)
    return (
      <p className={styles.words}>
        <FormattedMessage id="notification.attachment.unusable" values={{ caption }} />
      </p>
    );
  const kind = attachmentKind(resolved?.resolvedMimeType, url);
  if (kind === 'pdf' && !link.isOutside) return <AttachedPdf href={link.href} caption={caption} />;
  if (kind === 'page' && !link.isOutside)
    return (
      <AppLink href={link.href} className={styles.link}>
        {caption}
      </AppLink>
    );
  const inNewTab = (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {kind !== 'page' && <Icon name="sheet" />}
      <span>
        <FormattedMessage id="notification.attachment.newTab" values={{ caption }} />
      </span>
    </a>
  );
  if (kind !== 'picture') return inNewTab;
  return <Picture src={link.href} alt={caption} className={styles.picture} fallback={inNewTab} />;
}

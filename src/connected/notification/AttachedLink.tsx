import { FormattedMessage } from 'react-intl';
import { Picture } from '../../components/picture/Picture';
import { safeLink } from '../../domain/contentLink';
import { attachmentKind, type Notification } from '../../domain/notification';
import { useGetResolvedAttachmentUrl } from '../../gen/notification/get-resolved-attachment-url';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { Icon } from '../../kit/icon/Icon';
import { AppLink } from '../../kit/link/AppLink';
import { AttachedPdf } from './AttachedPdf';
import styles from './AttachedLink.module.css';

interface AttachedLinkProps {
  id: number;
  /** Nothing is shown without. */
  attached: Notification['attachedUrl'];
}

/**
 * What is attached to a notification, by what really lies behind its link: a PDF with a preview, a picture in its place, a page of the
 * shop by its link, everything else in a new tab. What can't be found out is a link as it came.
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

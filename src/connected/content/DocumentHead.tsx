import { documentHead, type PageMeta } from '../../domain/content';
import { useScreenName } from '../screen/screenTitle';

interface DocumentHeadProps {
  /** What the editors say of the page; undefined where there is none, which search engines then leave alone. */
  meta: PageMeta | undefined;
  /** The page's heading, which names the tab where the editors gave no title. */
  heading?: string | undefined;
}

/** What the head of the document says of a content page (P§3 "Page meta"): title, description, keywords, and what robots may do. */
export function DocumentHead({ meta, heading }: DocumentHeadProps) {
  const { title, description, keywords, robots } = documentHead(meta ?? { blockRobots: true }, heading);
  useScreenName(title);
  return (
    <>
      {description !== undefined && <meta name="description" content={description} />}
      {keywords !== undefined && <meta name="keywords" content={keywords} />}
      {robots !== undefined && <meta name="robots" content={robots} />}
    </>
  );
}

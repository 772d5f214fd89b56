import { documentHead, type PageMeta } from '#domain/content/content.ts';
import { useScreenName } from '../screen/screenTitle';

interface DocumentHeadProps {
  /** Metadata by the editors; undefined for a page without any, which search engines must skip. */
  meta: PageMeta | undefined;
  /** The page's heading, as tab title if the editors set none. */
  heading?: string | undefined;
}

/** Sets the document's head for a content page (P§3 "Page meta"): title, description, keywords, and robots. */
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

import { ContentBlocks } from '../../components/content/ContentBlocks';
import type { ContentBlock } from '../../domain/content';
import { blockKinds } from './blockKinds';

/** The blocks of a page with everything that the shop can draw. Its texts are those of the bundle `content`. */
export function ContentBody({ blocks }: { blocks: readonly ContentBlock[] }) {
  return <ContentBlocks blocks={blocks} kinds={blockKinds} />;
}

import { ContentBlocks } from '#components/content/ContentBlocks.tsx';
import type { ContentBlock } from '#domain/content/content.ts';
import { blockKinds } from './blockKinds';

/** Blocks of a page, with every component the shop has. Texts: bundle `content`. */
export function ContentBody({ blocks }: { blocks: readonly ContentBlock[] }) {
  return <ContentBlocks blocks={blocks} kinds={blockKinds} />;
}

import { useMemo, type ComponentType } from 'react';
import type { ContentBlock } from '#domain/content/content.ts';
import { PartBoundary } from '#kit/feedback/PartBoundary.tsx';
import styles from './ContentBlocks.module.css';
import { NestedBlocks } from './RichText';

/** Kind of block, as in the contract. */
type Kind = ContentBlock['component'];

/** Props of a component for a kind of block. */
export interface BlockProps<Of extends Kind> {
  readonly block: Extract<ContentBlock, { component: Of }>;
}

/** Components by kind of block; a kind without one is skipped. */
export type BlockKinds = { readonly [Of in Kind]?: ComponentType<BlockProps<Of>> };

interface ContentBlocksProps {
  /** Blocks of a page, from top to bottom. */
  blocks: readonly ContentBlock[];
  kinds: BlockKinds;
}

/** Editorial content, block by block (P§3 Content). Unknown kinds are skipped and logged; a failing block leaves the others. */
export function ContentBlocks({ blocks, kinds }: ContentBlocksProps) {
  const nested = useMemo(() => (inside: readonly ContentBlock[]) => <ContentBlocks blocks={inside} kinds={kinds} />, [kinds]);
  const shown = blocks.flatMap((block, place) => {
    const Block = componentOf(block.component, kinds);
    if (!Block) return [];
    return [
      <PartBoundary key={`${block.uid} ${place}`} name={`The block ${block.component}`} resetKey={block.uid}>
        <Block block={block} />
      </PartBoundary>,
    ];
  });
  if (shown.length === 0) return null;
  return (
    <NestedBlocks value={nested}>
      <div className={styles.blocks}>{shown}</div>
    </NestedBlocks>
  );
}

const told = new Set<string>();

function componentOf(kind: string, kinds: BlockKinds): ComponentType<{ readonly block: ContentBlock }> | undefined {
  // Each component is registered for its own kind, which the compiler has checked there.
  if (Object.hasOwn(kinds, kind)) return kinds[kind as Kind] as ComponentType<{ readonly block: ContentBlock }>;
  if (!told.has(kind)) {
    told.add(kind);
    console.warn(`A content block can't be shown and is left out: ${kind}`);
  }
  return undefined;
}

import type { ComponentType, ReactNode } from 'react';
import type { BlockProps } from '#components/content/ContentBlocks.tsx';
import type { ContentBlock } from '#domain/content/content.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';

/**
 * A block whose code is loaded with the first of its kind. A placeholder is shown until then, so that a page of
 * lazy blocks doesn't look empty.
 *
 * @param placeholderOf what the block's place looks like until then; nothing for a block that renders nothing
 */
export function lazyBlock<Of extends ContentBlock['component']>(
  load: () => Promise<ComponentType<BlockProps<Of>>>,
  placeholderOf: (block: BlockProps<Of>['block']) => ReactNode,
): ComponentType<BlockProps<Of>> {
  const Part = lazyComponent(load);
  return function LazyBlock(props) {
    const isReady = Part.useIsReady();
    const placeholder = !isReady && placeholderOf(props.block);
    return (
      <>
        {placeholder && <div aria-busy="true">{placeholder}</div>}
        <Part {...props} />
      </>
    );
  };
}

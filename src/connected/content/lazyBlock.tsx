import type { ComponentType } from 'react';
import type { BlockProps } from '../../components/content/ContentBlocks';
import type { ContentBlock } from '../../domain/content';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { lazyComponent } from '../../kit/lazy/lazyComponent';

/**
 * A block whose code is fetched with the first of its kind. A grey shape stands in its place until it is there, so that a page that is made
 * of it isn't taken for an empty one.
 *
 * @param heightOf about how high the block will be, in CSS pixels; 0 for one that shows nothing
 */
export function lazyBlock<Of extends ContentBlock['component']>(
  load: () => Promise<ComponentType<BlockProps<Of>>>,
  heightOf: (block: BlockProps<Of>['block']) => number,
): ComponentType<BlockProps<Of>> {
  const Part = lazyComponent(load);
  return function LazyBlock(props) {
    const isReady = Part.useIsReady();
    const height = isReady ? 0 : heightOf(props.block);
    return (
      <>
        {height > 0 && (
          <div aria-busy="true">
            <Skeleton height={height} shape="tile" />
          </div>
        )}
        <Part {...props} />
      </>
    );
  };
}

import type { BlockProps } from './ContentBlocks';
import { RichText } from './RichText';

/** Formatted text, with its nested blocks. */
export function TextBlock({ block: { text } }: BlockProps<'text'>) {
  return <RichText document={text} />;
}

import type { BlockProps } from './ContentBlocks';
import { RichText } from './RichText';

/** Formatted text, with whatever is nested in it. */
export function TextBlock({ block: { text } }: BlockProps<'text'>) {
  return <RichText document={text} />;
}

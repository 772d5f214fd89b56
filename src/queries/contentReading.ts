import { isRecord } from '../platform/keptJson';
import { contentBlock } from '../gen/shapes/contentBlock';
import type { ContentBlock, Page } from '../gen/models';
import { droppedEntriesOf, readAnswer } from '../http/shape';

/** Deeper than any editor nests blocks in texts of blocks. */
const deepest = 8;

/**
 * A page with the blocks nested in its texts read as well. The contract leaves what a text holds open, so the transport has not looked at
 * them. Blocks that this version doesn't know are left out, and each kind is logged once (P§3 Content).
 */
export function readPage(page: Page): Page {
  tellOfUnknown(droppedEntriesOf(page.blocks));
  return { ...page, blocks: page.blocks.map((block) => readInside(block, 0) as ContentBlock) };
}

/** A copy in which the blocks of each nesting node can be relied on. */
function readInside(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => readInside(entry, depth));
  if (!isRecord(value)) return value;
  if (value.type === 'blok') {
    const body = isRecord(value.attrs) ? value.attrs.body : undefined;
    return { ...value, attrs: { body: depth < deepest ? readBlocks(body, depth + 1) : [] } };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readInside(part, depth)]));
}

function readBlocks(body: unknown, depth: number): readonly unknown[] {
  if (!Array.isArray(body)) return [];
  let blocks: readonly unknown[];
  try {
    // The reader takes out of a block what is wrong in it, and what came must stay as it was.
    blocks = readAnswer('content block', [contentBlock], structuredClone(body), 'content') as readonly unknown[];
  } catch {
    // Not one of them can be shown.
    tellOfUnknown(body as readonly unknown[]);
    return [];
  }
  tellOfUnknown(droppedEntriesOf(blocks));
  return blocks.map((block) => readInside(block, depth));
}

/** What editors say of a form that is for the backend alone: whom its answers reach (P§3 "Content form"). */
const forTheBackend = ['adminContact', 'receivers'];

/**
 * Takes the mail addresses of those who look after forms and reads what they send out of an answer of the content system, before it is kept.
 *
 * @returns the answer itself
 */
export function withoutReceivers<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  for (const name of forTheBackend) Reflect.deleteProperty(answer, name);
  Object.values(answer).forEach(withoutReceivers);
  return answer;
}

const told = new Set<string>();

function tellOfUnknown(blocks: readonly unknown[]): void {
  for (const block of blocks) {
    const kind = isRecord(block) ? block.component : undefined;
    const name = typeof kind === 'string' ? kind : 'without a kind';
    if (told.has(name)) continue;
    told.add(name);
    console.warn(`A content block can't be shown and is left out: ${name}`);
  }
}

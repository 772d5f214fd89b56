import { isRecord } from '#platform/keptJson.ts';
import { contentBlock } from '#gen/shapes/contentBlock.ts';
import type { ContentBlock, Page } from '#gen/models/index.ts';
import { droppedEntriesOf, readAnswer } from '#http/shape.ts';

/** Deeper than any editor nests blocks in texts of blocks. */
const deepest = 8;

/**
 * A page with checked blocks inside its rich texts. The contract leaves the content of a text open, so the transport has not checked
 * it. Blocks unknown to this version are omitted, and each kind is logged once (P§3 Content).
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
    // The reader removes bad parts from a block in place, and the answer must not be changed.
    blocks = readAnswer('content block', [contentBlock], structuredClone(body), 'content') as readonly unknown[];
  } catch {
    // Not one of them can be shown.
    tellOfUnknown(body as readonly unknown[]);
    return [];
  }
  tellOfUnknown(droppedEntriesOf(blocks));
  return blocks.map((block) => readInside(block, depth));
}

/** Fields of a form that are for the backend alone: the recipients of its answers (P§3 "Content form"). */
const forTheBackend = ['adminContact', 'receivers'];

/**
 * Removes the mail addresses of a form's administrators and recipients from an answer of the content system, before it is cached.
 *
 * @returns the same answer object
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

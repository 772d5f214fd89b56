/** Words that a reader stumbles over, and what to write in their place. */
export const plainWords = [
  { pattern: /\banew\b/, instead: '"again", or "re-" before the verb' },
  { pattern: /\bwho(?:m)?ever\b/, instead: '"the caller", "the user" or "who"' },
  { pattern: /\bnoughts?\b/, instead: '"zero"' },
  { pattern: /\breckon(?:s|ed|ing|ings)?\b/, instead: '"compute"' },
  { pattern: /\bwish(?:es|ed|ing)?\b/, instead: 'what is wanted: "request", "change", "line"' },
  { pattern: /\btold of\b/, instead: '"notified of", "reported", "shown"' },
  { pattern: /\bat rest\b/, instead: '"idle"' },
  { pattern: /\bof before\b/, instead: '"previous"' },
  { pattern: /\bcomes? over the page\b/, instead: '"overlay"' },
  { pattern: /\bbehind (?:their|the user's) backs?\b/, instead: '"in the background"' },
];

/** The words of a name: `rowHeight` has "row" and "Height". */
const wordsOfName = (name) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/[_$]/g, ' ');

/** Where a text has words that a reader stumbles over: each with its place and what to write instead. */
export function plainWordsIn(text) {
  return plainWords.flatMap(({ pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: word, index }) => ({ word, index, instead })),
  );
}

/** Comments and names are written in words that a newcomer would guess; a house's own words have to be learnt first. */
export const noOwnWords = {
  meta: { type: 'suggestion' },
  create(context) {
    const check = (node, text) => {
      for (const { word, instead } of plainWordsIn(text))
        context.report({ loc: node.loc, message: `"${word}" makes a reader stumble: write ${instead}.` });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Identifier: (node) => check(node, wordsOfName(node.name)),
      PrivateIdentifier: (node) => check(node, wordsOfName(node.name)),
      JSXIdentifier: (node) => check(node, wordsOfName(node.name)),
    };
  },
};

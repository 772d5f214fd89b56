/** Words that make a reader stumble, with their replacements. */
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

/** Occurrences of such words in a text: each with its place and its replacement. */
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
        context.report({ loc: node.loc, message: `"${word}" is not plain English: write ${instead}.` });
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

/** A bound is `max…`, `min…` or `…Ms`: these names leave open which of them it is. */
const looseBound = /^(?:most|longest|least|shortest)(?=\p{Lu}|$)|^(?:patience|keepsFor|keptFor)|Patience$/u;

/** Constants of a module with bounds in their names are named by the usual prefixes. */
export const boundNames = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    Program({ body }) {
      const declarations = body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement));
      for (const { id, init } of declarations.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : [])))
        if (id.type === 'Identifier' && looseBound.test(id.name) && !/Function/.test(init?.type ?? ''))
          context.report({ loc: id.loc, message: `"${id.name}" is a bound: begin with max or min, or end a duration with Ms.` });
    },
  }),
};

/** Beginnings of doc comments that put the subject into a relative clause. */
const looseBeginning = /^\*\s*(?:\*\s*)?(What|Whether)\b/;

/** A doc comment begins with its subject or a verb: "Selected value.", "True if an earlier attempt is unresolved." */
export const commentBeginnings = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = comment.type === 'Block' ? looseBeginning.exec(comment.value)?.[1] : undefined;
        if (word)
          context.report({ loc: comment.loc, message: `A doc comment must not begin with "${word}": begin with its subject or a verb.` });
      }
    },
  }),
};

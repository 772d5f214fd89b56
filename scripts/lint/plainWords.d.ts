export function plainWordsIn(text: string): readonly { readonly word: string; readonly index: number; readonly instead: string }[];

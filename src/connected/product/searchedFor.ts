/** A text that a scanner may have typed; bare numbers every search knows. */
const mayBeCode = /^[\]([]|\d{14}|:\/\/|^(?:ean|gtin|upc|\d{8}$)/i;

/** What products are looked up by, and whether the text was a code, which is scanned again rather than mended. */
interface SearchedFor {
  readonly query: string;
  readonly isCode: boolean;
}

/** What is searched for: the product's number in a scanned code, else the text as it is. What reads codes is fetched with the first one. */
export async function searchedFor(text: string): Promise<SearchedFor> {
  const words = { query: text, isCode: false };
  if (!mayBeCode.test(text)) return words;
  return import('../../domain/scannedCode').then(
    ({ readScannedCode }) => {
      const code = readScannedCode(text);
      return code ? { query: code.kind === 'product' ? code.product.gtin : text, isCode: true } : words;
    },
    () => words,
  );
}

/** Text that a scanner may have typed; any search finds plain numbers. */
const mayBeCode = /^[\]([]|\d{14}|:\/\/|^(?:ean|gtin|upc|\d{8}$)/i;

/** Text to look products up by; `isCode` if it was a barcode, which the user scans again rather than corrects. */
interface ScanQuery {
  readonly query: string;
  readonly isCode: boolean;
}

/**
 * Query for a typed or scanned text: the product number in a barcode, else the text itself. The barcode parser is
 * loaded with the first code.
 */
export async function queryFromScan(text: string): Promise<ScanQuery> {
  const words = { query: text, isCode: false };
  if (!mayBeCode.test(text)) return words;
  return import('#domain/codes/scannedCode.ts').then(
    ({ readScannedCode }) => {
      const code = readScannedCode(text);
      return code ? { query: code.kind === 'product' ? code.product.gtin : text, isCode: true } : words;
    },
    () => words,
  );
}

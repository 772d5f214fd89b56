/** The file as what it is taken for: whatever came in its place is shown by the viewer or not at all, never as a page that could do something. */
export const asPdf = (blob: Blob) => blob.slice(0, blob.size, 'application/pdf');

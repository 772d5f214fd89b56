import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { saveFile } from './saveFile';

const DocumentDialog = lazyComponent(
  async () => (await Promise.all([import('#components/product/DocumentDialog.tsx'), addTexts('product')]))[0].DocumentDialog,
);

/** Forces the PDF type, so that an unexpected response is never rendered as an active page. */
const asPdf = (blob: Blob) => blob.slice(0, blob.size, 'application/pdf');

/** A file from the server, as `saveFile` expects it. */
type NamedFile = Parameters<typeof saveFile>[0];

type Purpose = 'show' | 'save';

/** Title and source of a PDF. */
export interface DocumentSource {
  /** Title shown above the document. */
  readonly title: string;
  /** File name with extension, if the server sends none. */
  readonly fileName: string;
  /** Fetches the file; called for each view. */
  read(queryClient: QueryClient): Promise<NamedFile>;
}

/** State and actions of viewing and saving a PDF. */
interface DocumentView {
  show(): void;
  save(): void;
  readonly isShowing: boolean;
  readonly isSaving: boolean;
  /** Error of the last attempt, if any. */
  readonly error: Error | null;
  /** Repeats the last attempt. */
  retry(): void;
  /** Must be rendered beside the buttons: the file in the browser's own viewer. */
  readonly dialog: ReactNode;
}

/** Views a PDF in the page, or saves it under the server's name. Phones without a viewer save it, and another app opens it. */
export function useDocumentView({ title, fileName, read }: DocumentSource): DocumentView {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<{ readonly file: NamedFile; readonly address: string; readonly isOpen: boolean }>();
  const {
    mutate: fetchFile,
    isPending,
    variables: purpose = 'save',
    error,
  } = useMutation({
    mutationFn: (_purpose: Purpose) => read(queryClient),
    onSuccess: (file, wanted) => {
      if (wanted === 'show' && navigator.pdfViewerEnabled) setShown({ file, address: URL.createObjectURL(asPdf(file.blob)), isOpen: true });
      else saveFile(file, fileName);
    },
    meta: { failure: 'inline' },
  });
  const address = shown?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return {
    show: () => fetchFile('show'),
    save: () => fetchFile('save'),
    isShowing: isPending && purpose === 'show',
    isSaving: isPending && purpose === 'save',
    error,
    retry: () => fetchFile(purpose),
    dialog: shown && (
      <DocumentDialog
        title={title}
        address={shown.address}
        isOpen={shown.isOpen}
        // Saves the shown file: fetching it again could fail, and the dialog would cover the error.
        onSave={() => saveFile(shown.file, fileName)}
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    ),
  };
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { saveFile } from './saveFile';

const DocumentDialog = lazyComponent(
  async () => (await Promise.all([import('../../components/product/DocumentDialog'), addTexts('product')]))[0].DocumentDialog,
);

/** The file as what it is taken for: whatever came in its place is shown by the viewer or not at all, never as a page that could do something. */
const asPdf = (blob: Blob) => blob.slice(0, blob.size, 'application/pdf');

/** A file of the server, as `saveFile` takes it. */
type NamedFile = Parameters<typeof saveFile>[0];

type Purpose = 'show' | 'save';

/** What a PDF is, and how it is read. */
export interface DocumentSource {
  /** What it is called above it. */
  readonly title: string;
  /** Name with its ending, where the server gives none. */
  readonly fileName: string;
  /** Reads the file; called again for each look. */
  read(queryClient: QueryClient): Promise<NamedFile>;
}

/** A PDF that can be looked at and saved. */
interface DocumentView {
  show(): void;
  save(): void;
  readonly isShowing: boolean;
  readonly isSaving: boolean;
  /** Why the last try failed; null while none has. */
  readonly error: Error | null;
  /** The last try once more. */
  retry(): void;
  /** To be put beside the buttons: the file in the browser's own viewer. */
  readonly dialog: ReactNode;
}

/** Looking at a PDF in the page and saving it under the server's name. Phones without a viewer of their own get the file, which another app opens. */
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
        // The one that is looked at: asked for once more it could fail, and where that is said the dialog covers.
        onSave={() => saveFile(shown.file, fileName)}
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    ),
  };
}

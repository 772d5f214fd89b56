import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { savedSearchesDraft } from '#connected/search/savedSearches.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { limits } from '#domain/text/limits.ts';
import {
  savedAs,
  searchKey,
  suggestedSearchName,
  withoutSearch,
  withSearch,
  withSearchAgain,
  type SavedSearch,
} from '#domain/search/savedSearch.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { FilterChip } from './parts/FilterChips';
import { SavedSearchButton } from './parts/SavedSearchButton';
import type { SearchAddress } from './useSearchAddress';

const SavedSearchesDialog = lazyComponent(
  async () => (await Promise.all([import('./parts/SavedSearchesDialog'), addTexts('forms')]))[0].SavedSearchesDialog,
);

interface SavedSearchesProps {
  context: ShopContext;
  address: SearchAddress;
  /** Active filters as text. */
  chips: readonly FilterChip[];
}

/** A user's saved searches at a customer, and saving the current one. Renders nothing for visitors. */
export function SavedSearches(props: SavedSearchesProps) {
  const userId = useShop().user?.userId || undefined;
  return userId !== undefined && <OfUser {...props} userId={userId} />;
}

function OfUser({ context, address: { state, hrefOf }, chips, userId }: SavedSearchesProps & { userId: string }) {
  const intl = useIntl();
  const toasts = useToasts();
  const dialog = useLazyOpen();
  // A new key for each opening, so that the form starts from the current state.
  const [opened, setOpened] = useState(0);
  const draft = savedSearchesDraft(context, userId);
  const searches = useStored(draft);
  const address = hrefOf({ ...state, page: 0, forceReload: false }).split('?')[1] ?? '';
  const current = searchKey(address) === '' ? undefined : address;
  const known = savedAs(searches, address);
  // The tool's address opens the list.
  const { hash, key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (hash === '#saved' && openedAt !== key) {
    setOpenedAt(key);
    setOpened(opened + 1);
    dialog.open();
  }

  /** Changes the stored searches, independent of the rendered ones: another tab may have written. Returns false if the device refuses. */
  const keep = (change: (searches: readonly SavedSearch[]) => readonly SavedSearch[] | undefined): boolean => {
    const before = draft.read();
    const after = change(before);
    if (!after) return false;
    const write = (kept: readonly SavedSearch[]) => draft.keep(kept.length > 0 ? kept : undefined);
    write(after);
    if (draft.isLasting()) return true;
    write(before);
    return false;
  };
  return (
    <>
      <SavedSearchButton
        name={known?.name}
        canSave={current !== undefined}
        onOpen={() => {
          setOpened(opened + 1);
          dialog.open();
        }}
      />
      {dialog.wasOpened && (
        <SavedSearchesDialog
          key={opened}
          searches={searches}
          current={current}
          suggestion={suggestedSearchName(searches, [state.query, ...chips.flatMap(({ text, isPending }) => (isPending ? [] : text))])}
          isOpen={dialog.isOpen}
          hrefOf={(saved) => paths.search(saved, context.shop)}
          onSave={(search) => keep((now) => withSearch(now, search))}
          onSaved={() => {
            dialog.close();
            toasts.show({
              severity: 'success',
              text: intl.formatMessage({ id: 'savedSearch.done' }, { name: savedAs(draft.read(), address)?.name }),
              autoCloseMs: limits.warningToast,
            });
          }}
          onRemove={(search) => keep((now) => withoutSearch(now, search.address))}
          onRestore={(search, place) => keep((now) => withSearchAgain(now, search, place))}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { savedSearchesDraft, savedSearchesName } from '../../connected/search/savedSearches';
import { useShop } from '../../connected/shop/ShopProvider';
import { limits } from '../../domain/limits';
import {
  savedAs,
  searchKey,
  suggestedSearchName,
  withoutSearch,
  withSearch,
  withSearchAgain,
  type SavedSearch,
} from '../../domain/savedSearch';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import { useToasts } from '../../kit/toast/toastQueue';
import { paths } from '../../paths';
import { useDeviceDraft } from '../../platform/deviceDraft';
import { isDeviceTextStored } from '../../platform/deviceText';
import type { ShopContext } from '../../queries/shopContext';
import type { FilterChip } from './parts/FilterChips';
import { SavedSearchButton } from './parts/SavedSearchButton';
import type { SearchAddress } from './useSearchAddress';

const SavedSearchesDialog = lazyComponent(
  async () => (await Promise.all([import('./parts/SavedSearchesDialog'), addTexts('forms')]))[0].SavedSearchesDialog,
);

interface SavedSearchesProps {
  context: ShopContext;
  address: SearchAddress;
  /** The filters that are on, in words. */
  chips: readonly FilterChip[];
}

/** The searches that a user has saved at a customer, and the way to save the one that is shown. A visitor has none. */
export function SavedSearches(props: SavedSearchesProps) {
  const userId = useShop().user?.userId || undefined;
  return userId !== undefined && <OfUser {...props} userId={userId} />;
}

function OfUser({ context, address: { state, hrefOf }, chips, userId }: SavedSearchesProps & { userId: string }) {
  const intl = useIntl();
  const toasts = useToasts();
  const dialog = useLazyOpen();
  // A form begins with what was there when it was opened.
  const [opened, setOpened] = useState(0);
  const draft = savedSearchesDraft(context, userId);
  const searches = useDeviceDraft(draft);
  const address = hrefOf({ ...state, page: 0, forceReload: false }).split('?')[1] ?? '';
  const current = searchKey(address) === '' ? undefined : address;
  const known = savedAs(searches, address);

  /** Changes what is kept now, whatever the page shows: another tab may have written since. What the device refuses leaves all as it is. */
  const keep = (change: (searches: readonly SavedSearch[]) => readonly SavedSearch[] | undefined): boolean => {
    const before = draft.read();
    const after = change(before);
    if (!after) return false;
    const write = (kept: readonly SavedSearch[]) => draft.keep(kept.length > 0 ? kept : undefined);
    write(after);
    if (isDeviceTextStored(savedSearchesName(context, userId))) return true;
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

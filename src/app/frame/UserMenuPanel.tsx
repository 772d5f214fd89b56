import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OpenedMenu } from './parts/MenuButton';
import { useToolEntries } from '#connected/tools/toolEntries.ts';
import { LinkContext } from '#kit/link/linkContext.ts';
import { Menu } from '#kit/overlay/Menu.tsx';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { readWaitingWork } from '#ordering/waitingWork.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { hasWaitingCount } from '#session/deviceStorage.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { useChosenCustomer } from './chosenCustomer';
import { useCountEntry } from './countEntry';
import { useCustomerEntries } from './customerEntries';
import { useLanguageEntries } from './languageEntries';

export interface UserMenuProps {
  /** Customer whose entries come before all others: on the phone, where the header has no room for them. */
  customer?: BuyerContext | undefined;
  /** True if the languages are in this menu, because the header has no room for theirs. */
  withLanguages: boolean;
}

const customerScreens: readonly (readonly [MessageKey, string])[] = [
  ['app.title.orders', paths.orders()],
  ['app.title.orderTemplates', paths.orderTemplates()],
  ['app.title.essentialProducts', paths.essentialProducts()],
  ['app.title.receipts', paths.receipts()],
  ['app.title.inventory', paths.inventory()],
  ['app.title.companionOrders', paths.companionOrders()],
  ['app.title.fairs', paths.fairs()],
];

/** The opened menu of the user: own lists and documents, tools, profile, language, the way out. */
export function UserMenuPanel({ customer, ...menu }: UserMenuProps & OpenedMenu) {
  return customer ? <BuyersMenu {...menu} customer={customer} /> : <UserEntries {...menu} before={none} />;
}

/** On the phone one menu contains the parts of wide windows: the customer, the user's own things, the language. */
function BuyersMenu({ customer: context, ...menu }: UserMenuProps & OpenedMenu & { customer: BuyerContext }) {
  const customer = useChosenCustomer(context);
  const entries = useCustomerEntries(context, menu.isOpen);
  const before = useMemo<readonly MenuEntry[]>(() => {
    const all = entries.at(-1);
    return customer && all?.kind === 'link' ? [{ ...all, label: customer.displayName, detail: all.label }] : entries;
  }, [customer, entries]);
  return <UserEntries {...menu} before={before} />;
}

const none: readonly MenuEntry[] = [];

interface UserEntriesProps extends Omit<UserMenuProps, 'customer'>, OpenedMenu {
  before: readonly MenuEntry[];
}

function UserEntries({ before, withLanguages, ...opened }: UserEntriesProps) {
  const intl = useIntl();
  const { kind, permissions, user } = useSession();
  const { signOut, signIn } = useSessionActions();
  const languages = useLanguageEntries();
  const links = useContext(LinkContext);
  const count = useCountEntry();
  const tools = useToolEntries();
  const entries = useMemo(() => {
    // Counts, deliveries and order sheets are deleted with the session: the counts' screen asks first, or the one for users without a customer.
    const asking = kind === 'ready' ? paths.unsentInventory() : kind === 'choose-customer' ? paths.customersLeaving() : undefined;
    const isUnfinished = () => {
      if (hasWaitingCount()) return true;
      return Object.values(readWaitingWork(user?.userId ?? '')).some(({ own, hasOthers }) => own.length > 0 || hasOthers);
    };
    const leave = () => (links && asking !== undefined && isUnfinished() ? links.navigate(asking) : signOut());
    const link = (id: MessageKey, href: string): MenuEntry => ({ kind: 'link', key: id, label: intl.formatMessage({ id }), href });
    const groups: (readonly MenuEntry[])[] = [
      before,
      count ? [count] : [],
      kind === 'ready' ? customerScreens.map(([id, href]) => link(id, href)) : [],
      kind === 'ready' ? tools : [],
      kind === 'ready' && permissions.canUseEmbeddedAnalytics ? [link('app.title.analytics', paths.analytics())] : [],
      kind === 'ready' || kind === 'choose-customer' ? [link('app.title.userProfile', paths.userProfile())] : [],
      [link('app.title.contacts', paths.contacts()), link('app.title.privacy', paths.privacy())],
      withLanguages ? languages : [],
      [
        kind === 'signed-out'
          ? { kind: 'choice', key: 'signIn', label: intl.formatMessage({ id: 'app.signIn.action' }), onChoose: () => signIn() }
          : { kind: 'choice', key: 'signOut', label: intl.formatMessage({ id: 'shell.user.signOut' }), onChoose: leave },
      ],
    ];
    return groups
      .filter((group) => group.length > 0)
      .flatMap((group, place): readonly MenuEntry[] => [
        ...(place > 0 ? [{ kind: 'divider', key: `divider-${place}` } as const] : []),
        ...group,
      ]);
  }, [before, count, tools, kind, permissions, user, withLanguages, languages, intl, links, signIn, signOut]);
  return count !== undefined && <Menu {...opened} entries={entries} />;
}

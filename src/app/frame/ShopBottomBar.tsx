import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BottomBar, type BottomBarItem } from './parts/BottomBar';
import { CartSumText } from './parts/CartSumText';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { paths } from '#paths.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { cartLinkName, useCartSummary, type CartSummary } from '#connected/shell/cartSummary.ts';
import type { OpenPart } from './ShopHeader';

const ToolsMenu = lazyComponent(async () => (await Promise.all([import('./ToolsMenu'), addTexts('tools')]))[0].ToolsMenu);

interface ShopBottomBarProps {
  onOpen(part: OpenPart): void;
}

/** The bar under the thumb. Tools and cart are a buyer's; visitors sign in there. */
export function ShopBottomBar({ onOpen }: ShopBottomBarProps) {
  const { context } = useShop();
  const { kind } = useSession();
  if (!context || kind === 'wrong-tenant') return null;
  return kind === 'ready' && isBuyer(context) ? <BuyersBar context={context} onOpen={onOpen} /> : <VisitorsBar onOpen={onOpen} />;
}

function BuyersBar({ context, onOpen }: ShopBottomBarProps & { context: BuyerContext }) {
  const cart = useCartSummary(context);
  const anchor = useRef<HTMLButtonElement>(null);
  const tools = useLazyOpen();
  const toolsItem = {
    onOpen: tools.open,
    menu: { isOpen: tools.isOpen, anchor, onIntent: ToolsMenu.prefetch },
  };
  return (
    <>
      <BottomBar items={[...useCommonItems(onOpen), ...useBuyersItems(context, cart, toolsItem)]} />
      {tools.wasOpened && <ToolsMenu anchor={anchor} isOpen={tools.isOpen} onClose={tools.close} />}
    </>
  );
}

function VisitorsBar({ onOpen }: ShopBottomBarProps) {
  const intl = useIntl();
  const { kind } = useSession();
  const { signIn } = useSessionActions();
  const common = useCommonItems(onOpen);
  const label = intl.formatMessage({ id: 'app.signIn.action' });
  return (
    <BottomBar
      items={kind === 'signed-out' ? [...common, { key: 'signIn', icon: 'person', label, target: { onOpen: () => signIn() } }] : common}
    />
  );
}

function useCommonItems(onOpen: ShopBottomBarProps['onOpen']): readonly BottomBarItem[] {
  const intl = useIntl();
  const { pathname } = useLocation();
  return [
    {
      key: 'home',
      icon: 'home',
      label: intl.formatMessage({ id: 'shell.bottomBar.home' }),
      target: { href: paths.home(), isCurrent: pathname === paths.home() },
    },
    {
      key: 'categories',
      icon: 'categories',
      label: intl.formatMessage({ id: 'shell.bottomBar.categories' }),
      target: { onOpen: () => onOpen('categories') },
    },
    {
      key: 'search',
      icon: 'search',
      label: intl.formatMessage({ id: 'shell.bottomBar.search' }),
      target: { onOpen: () => onOpen('search') },
    },
  ];
}

function useBuyersItems({ shop }: BuyerContext, summary: CartSummary, tools: BottomBarItem['target']): readonly BottomBarItem[] {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { count, sum, isFailed } = summary;
  const cart = intl.formatMessage({ id: 'shell.bottomBar.cart' });
  return [
    {
      key: 'tools',
      icon: 'lists',
      label: intl.formatMessage({ id: 'shell.bottomBar.tools' }),
      target: tools,
    },
    {
      key: 'cart',
      icon: 'cart',
      count: isFailed ? 'failed' : count,
      label: <CartSumText sum={sum} text={(count && sum) || cart} />,
      name: cartLinkName(intl, summary),
      target: { href: paths.checkout(shop), isCurrent: pathname.startsWith(paths.checkout(shop)) },
    },
  ];
}

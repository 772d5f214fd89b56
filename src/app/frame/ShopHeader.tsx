import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetHeader } from '#gen/cms/get-header.ts';
import { PartBoundary } from '#kit/feedback/PartBoundary.tsx';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useViewport, type Viewport } from '#kit/page/viewport.ts';
import { CategoryBar } from './parts/CategoryBar';
import { Header } from './parts/Header';
import { HeaderButton } from './parts/HeaderControl';
import type { MenuCategory } from '#components/shell/menuCategory.ts';
import type { ShellLink } from './parts/shellLink';
import { paths } from '#paths.ts';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { CartLink, PlainCartLink } from './CartLink';
import { useNextDelivery } from '#connected/product/useNextDelivery.ts';
import { useCategoryMenu } from '#connected/shell/categoryMenu.ts';
import { CustomerMenu, CustomerName } from './CustomerMenu';
import { LanguageMenu } from './LanguageMenu';
import { NewsLink } from './NewsLink';
import { NextDeadline } from './parts/NextDeadline';
import { toShellLinks } from './shellLinks';
import { ShopSearch } from './ShopSearch';
import { UserMenu } from './UserMenu';

// It opens by the pointer's resting, too; the top categories beside it are links all the same.
const MegaMenu = lazyComponent(
  async () => (await Promise.all([import('./ConnectedMegaMenu'), addTexts('smallParts')]))[0].ConnectedMegaMenu,
  { failure: 'silent' },
);
const CategorySheet = lazyComponent(
  async () => (await Promise.all([import('./parts/CategorySheet'), addTexts('smallParts')]))[0].CategorySheet,
);

/** The open part of the frame on narrow windows; header and bottom bar both open it. */
export type OpenPart = 'none' | 'search' | 'categories';

interface ShopHeaderProps {
  open: OpenPart;
  onOpen(part: OpenPart): void;
}

/** The head of every page, as far as the user who looks may use it. Without an answer of the content system it is there all the same. */
export function ShopHeader({ open, onOpen }: ShopHeaderProps) {
  const viewport = useViewport();
  const context = useUsableContext();
  const { wordMark } = useLook();
  const isWrongShop = useSession().kind === 'wrong-tenant';
  const answer = useGetHeader({ query: { enabled: !isWrongShop } });
  // In another tenant's shop the server's texts would be those of the user's own.
  const data = isWrongShop ? undefined : answer.data;
  const links = useMemo(() => toShellLinks(data?.links), [data]);
  const moreLinks = useMemo(() => toShellLinks(data?.metaLinks), [data]);
  const notice = data?.notice?.trim() || undefined;
  const isSearching = viewport === 'mobile' && open === 'search' && context !== undefined;
  const buyer = useBuyer();
  const common = {
    homeHref: paths.home(),
    mark: wordMark,
    notice,
    ...(viewport === 'mobile' && buyer ? { customer: <CustomerName context={buyer} /> } : {}),
    controls: <Controls viewport={viewport} />,
  };
  if (!context) return <Header {...common} />;
  return (
    <>
      <Header
        {...common}
        isSearching={isSearching}
        {...(viewport === 'mobile'
          ? isSearching && {
              menu: <LeaveSearch onClick={() => onOpen('none')} />,
              search: (
                <Part name="The search">
                  <ShopSearch context={context} takesFocus onDone={() => onOpen('none')} />
                </Part>
              ),
            }
          : {
              search: (
                <Part name="The search">
                  <ShopSearch context={context} />
                </Part>
              ),
            })}
        {...(viewport === 'small' ? { menu: <OpenCategories isOpen={open === 'categories'} onClick={() => onOpen('categories')} /> } : {})}
        {...(viewport === 'large'
          ? {
              categoryBar: (
                <Part name="The category bar">
                  <Categories context={context} links={links} moreLinks={moreLinks} />
                </Part>
              ),
            }
          : {})}
      />
      {viewport !== 'large' && (
        <Part name="The categories">
          <Sheet context={context} links={[...links, ...moreLinks]} isOpen={open === 'categories'} onClose={() => onOpen('none')} />
        </Part>
      )}
    </>
  );
}

function Controls({ viewport }: { viewport: Viewport }) {
  const intl = useIntl();
  const context = useUsableContext();
  const { kind } = useSession();
  const { signIn } = useSessionActions();
  const buyer = useBuyer();
  const deadline = buyer && (
    <Part name="The next deadline">
      <Deadline context={buyer} />
    </Part>
  );
  if (viewport === 'mobile') {
    return (
      <>
        {deadline}
        {buyer && (
          <Part name="The way to the news">
            <NewsLink context={buyer} />
          </Part>
        )}
        <Part name="The user's menu" fallback={<UserMenu withLanguages />}>
          <UserMenu withLanguages customer={buyer} />
        </Part>
      </>
    );
  }
  return (
    <>
      {deadline}
      {buyer && (
        <Part name="The customer's menu">
          <CustomerMenu context={buyer} isWide={viewport === 'large'} />
        </Part>
      )}
      <LanguageMenu />
      {buyer && (
        <Part name="The way to the news">
          <NewsLink context={buyer} />
        </Part>
      )}
      <UserMenu withLanguages={false} />
      {kind === 'signed-out' && context && (
        <HeaderButton
          name={intl.formatMessage({ id: 'app.signIn.action' })}
          label={intl.formatMessage({ id: 'app.signIn.action' })}
          onClick={() => signIn()}
        />
      )}
      {buyer && (
        <Part name="The way to the cart" fallback={<PlainCartLink context={buyer} />}>
          <CartLink context={buyer} />
        </Part>
      )}
    </>
  );
}

function Deadline({ context }: { context: BuyerContext }) {
  return <NextDeadline delivery={useNextDelivery(context).nextDelivery} />;
}

/** A part of the header with an error boundary of its own. */
function Part({ name, fallback, children }: { name: string; fallback?: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary name={name} resetKey={useLocation().key} fallback={fallback}>
      {children}
    </PartBoundary>
  );
}

/** Whom the cart, the news and the customer in the header are for. */
function useBuyer(): BuyerContext | undefined {
  const { kind } = useSession();
  const context = useUsableContext();
  return kind === 'ready' && context && isBuyer(context) ? context : undefined;
}

/** The shop, unless it is another tenant's: then there is nothing to search, only the way out. */
function useUsableContext(): ShopContext | undefined {
  const { context } = useShop();
  const { kind } = useSession();
  return kind === 'wrong-tenant' ? undefined : context;
}

function LeaveSearch({ onClick }: { onClick(): void }) {
  return <HeaderButton icon="back" name={useIntl().formatMessage({ id: 'shell.search.leave' })} onClick={onClick} />;
}

function OpenCategories({ isOpen, onClick }: { isOpen: boolean; onClick(): void }) {
  return (
    <HeaderButton
      icon="menu"
      name={useIntl().formatMessage({ id: 'shell.categories.title' })}
      opens={{ kind: 'dialog', isOpen }}
      onIntent={CategorySheet.prefetch}
      onClick={onClick}
    />
  );
}

interface CategoriesProps {
  context: ShopContext;
  links: readonly ShellLink[];
  moreLinks: readonly ShellLink[];
}

function Categories({ context, ...links }: CategoriesProps) {
  return <CategoryBar categories={useCategoryMenu(context)} Menu={MegaMenu} {...links} />;
}

interface SheetProps {
  context: ShopContext;
  links: readonly ShellLink[];
  isOpen: boolean;
  onClose(): void;
}

const noCategories: readonly MenuCategory[] = [];

/** The categories on narrow windows; drawn and fetched with the first use. */
function Sheet({ isOpen, ...rest }: SheetProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <LoadedSheet isOpen={isOpen} {...rest} />;
}

function LoadedSheet({ context, links, isOpen, onClose }: SheetProps) {
  const [branchId, setBranchId] = useState<string>();
  const categories = useCategoryMenu(context, branchId);
  return <CategorySheet isOpen={isOpen} categories={categories ?? noCategories} links={links} onBranch={setBranchId} onClose={onClose} />;
}

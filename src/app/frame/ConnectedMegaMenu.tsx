import type { ComponentProps } from 'react';
import { MegaMenu } from './parts/MegaMenu';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useCategoryMenu } from '#connected/shell/categoryMenu.ts';

/** The menu of all categories; opening a branch fetches its third level. */
export function ConnectedMegaMenu(props: ComponentProps<typeof MegaMenu>) {
  const { context } = useShop();
  return context ? <BranchMenu {...props} context={context} /> : <MegaMenu {...props} />;
}

function BranchMenu({ context, ...props }: ComponentProps<typeof MegaMenu> & { context: Parameters<typeof useCategoryMenu>[0] }) {
  return <MegaMenu {...props} categories={useCategoryMenu(context, props.activeId) ?? props.categories} />;
}

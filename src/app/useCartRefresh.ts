import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshCart } from '#cart/cart.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useLocation } from 'react-router';

/** Reads the cart again on every route change (P§4 "The cart is refreshed"); the first time the header reads it anyway. */
export function useCartRefresh(context: ShopContext | undefined): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const now = useRef({ context, isFirst: true });
  useEffect(() => {
    now.current.context = context;
  }, [context]);
  useEffect(() => {
    const { context: buyer, isFirst } = now.current;
    now.current.isFirst = false;
    if (!isFirst && buyer) refreshCart(queryClient, buyer);
  }, [queryClient, pathname]);
}

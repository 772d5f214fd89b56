import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { toolAt, usedAfter } from '#connected/tools/tools.ts';
import { usedToolsDraft } from '#connected/tools/usedTools.ts';

/** Remembers on this device which tools a user opens, for their sequence in the menus. Renders nothing. */
export function UsedTools() {
  const { user, context } = useShop();
  const { pathname, search, hash } = useLocation();
  const userId = context?.customerId === undefined ? undefined : user?.userId;
  const tool = toolAt({ pathname, search, hash });
  useEffect(() => {
    if (userId === undefined || tool === undefined) return;
    const draft = usedToolsDraft(userId);
    const used = draft.read();
    if (used[0] !== tool) draft.keep(usedAfter(used, tool));
  }, [userId, tool]);
  return null;
}

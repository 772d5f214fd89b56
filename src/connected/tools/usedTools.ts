import { useMemo, useState } from 'react';
import { deviceValue, type StoredValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { useHasSeveralCustomers } from '../customer/recentCustomers';
import { useShop } from '../shop/ShopProvider';
import { readUsedTools, toolsFor, type Tool, type ToolKey } from './tools';

/** Tools that a user has used on this device, the last one first. */
export const usedToolsDraft = (userId: string): StoredValue<readonly ToolKey[]> => deviceValue(`used-tools:${userId}`, readUsedTools);

/** Tools that the user may use, those used last on this device first. */
export function useTools(): readonly Tool[] {
  const { permissions, user } = useShop();
  const hasSeveral = useHasSeveralCustomers();
  const used = useStored(usedToolsDraft(user?.userId ?? ''));
  return useMemo(() => toolsFor({ permissions, hasSeveral }, used), [permissions, hasSeveral, used]);
}

/** The same in the sequence of the first render, for a list in sight: the use of its own screen must not move it. */
export function useToolsAsOpened(): readonly Tool[] {
  const { permissions, user } = useShop();
  const hasSeveral = useHasSeveralCustomers();
  const [used] = useState(() => usedToolsDraft(user?.userId ?? '').read());
  return useMemo(() => toolsFor({ permissions, hasSeveral }, used), [permissions, hasSeveral, used]);
}

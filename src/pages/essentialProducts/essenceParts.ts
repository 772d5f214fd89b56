import { useQueries, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { formatEssenceAddress, type EssenceListState } from '#domain/template/essenceList.ts';
import type { SearchPage } from '#domain/search/searchResult.ts';
import { essencePartOptions, essencePartSize } from '#queries/essenceList.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { essenceSlots, type EssencePart, type EssenceSlot } from './essenceSlots';

/** Number of parts that are refetched: those near the window last. The others stay as loaded. */
const partsKept = 4;

/** The essence list, loaded as far as the user has scrolled. */
export interface EssenceParts {
  /** The first part; its data are undefined while loading and on failure. */
  readonly first: UseQueryResult<SearchPage>;
  readonly slots: readonly EssenceSlot[];
  /** Skus near the window, by part. */
  readonly skus: readonly (readonly string[])[];
  /** Key of the shown list; unchanged while another one is loading. */
  readonly shownKey: string;
  /** Called when rows of a part come near the window: loads it unless loaded. */
  onNear(part: number): void;
  /** Loads the failed parts again. */
  retry(): void;
}

interface Reach {
  /** Key of the list. */
  readonly of: string;
  /** All parts that were near the window, except the first. */
  readonly parts: readonly number[];
  /** The latest of them. */
  readonly near: readonly number[];
}

/** Parts in the query cache: a user who returns finds the rows where they were. */
function partsInCache(queryClient: QueryClient, context: BuyerContext, state: EssenceListState): number[] {
  const known = (part: number) =>
    queryClient.getQueryData(essencePartOptions(context, state, part).queryKey) as { page?: { totalPages: number } } | undefined;
  const count = known(0)?.page?.totalPages ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1).filter((part) => known(part) !== undefined);
}

const asTheyAre = (results: UseQueryResult<SearchPage>[]) => results;

/** Loads the essence list in parts of a hundred as rows come near the window. */
export function useEssenceParts(context: BuyerContext, state: EssenceListState): EssenceParts {
  const queryClient = useQueryClient();
  const { filter, query } = state;
  const key = formatEssenceAddress(state).toString();
  const optionsOf = useMemo(() => {
    const made = new Map<number, ReturnType<typeof essencePartOptions>>();
    return (part: number) => {
      const options = made.get(part) ?? essencePartOptions(context, { filter, query }, part);
      made.set(part, options);
      return options;
    };
  }, [context, filter, query]);
  const begin = (): Reach => ({ of: key, parts: partsInCache(queryClient, context, state), near: [] });
  const [reach, setReach] = useState(begin);
  if (reach.of !== key) setReach(begin());

  const first = useQuery(optionsOf(0));
  const isOther = first.isPlaceholderData;
  const [shownKey, setShownKey] = useState(key);
  if (!isOther && shownKey !== key) setShownKey(key);

  const wanted = isOther || !first.data ? [] : reach.parts;
  const others = useQueries({
    queries: wanted.map((part) => ({ ...optionsOf(part), enabled: reach.near.includes(part) })),
    combine: asTheyAre,
  });
  const parts = useMemo(() => {
    const read = new Map<number, EssencePart>([[0, first.data]]);
    wanted.forEach((part, place) => {
      const result = others[place];
      read.set(part, result?.data ?? (result?.isError && !result.isFetching ? 'failed' : undefined));
    });
    return read;
    // The wanted parts change with the answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first.data, others]);
  const total = isOther ? (first.data?.shown ?? 0) : (first.data?.total ?? 0);
  const slots = useMemo(() => essenceSlots(parts, total, essencePartSize), [parts, total]);
  const skus = useMemo(
    () =>
      [0, ...reach.near].map((part) => {
        const read = parts.get(part);
        return read && read !== 'failed' ? read.groups.flatMap(({ products }) => products.map(({ sku }) => sku)) : [];
      }),
    [parts, reach.near],
  );
  const onNear = useCallback(
    (part: number) =>
      setReach((known) => {
        if (part === 0 || known.near.includes(part)) return known;
        const list = known.parts.includes(part) ? known.parts : [...known.parts, part];
        return { ...known, parts: list, near: [...known.near, part].slice(-partsKept) };
      }),
    [],
  );
  return {
    first,
    slots,
    skus,
    shownKey,
    onNear,
    retry: () => others.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

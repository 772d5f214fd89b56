import { useQueries, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { formatEssenceAddress, type EssenceListState } from '../../domain/essenceList';
import type { SearchPage } from '../../domain/searchResult';
import { essencePartOptions, essencePartSize } from '../../queries/essenceList';
import type { BuyerContext } from '../../queries/shopContext';
import { essenceSlots, type EssencePart, type EssenceSlot } from './essenceSlots';

/** Parts that are kept up to date: those that rows were near of last. The others stay as they were read. */
const partsKept = 4;

/** The essence list, of which as much has been read as somebody has come near to. */
export interface EssenceParts {
  /** The first part; undefined while it is loading and where it could not be read. */
  readonly first: UseQueryResult<SearchPage>;
  readonly slots: readonly EssenceSlot[];
  /** Numbers of the products that are near the window, by part. */
  readonly skus: readonly (readonly string[])[];
  /** Tells lists apart; the same while another one is only on its way. */
  readonly shownKey: string;
  /** Rows of a part have come near the window: it is read if it hasn't been. */
  onNear(part: number): void;
  /** Reads again the parts that could not be read. */
  retry(): void;
}

interface Reach {
  /** Which list it is about. */
  readonly of: string;
  /** Every part that rows have come near to, the first one aside. */
  readonly parts: readonly number[];
  /** The last of them. */
  readonly near: readonly number[];
}

/** What has been read of a list before: a user who comes back finds its rows where they were. */
function partsInCache(queryClient: QueryClient, context: BuyerContext, state: EssenceListState): number[] {
  const known = (part: number) =>
    queryClient.getQueryData(essencePartOptions(context, state, part).queryKey) as { page?: { totalPages: number } } | undefined;
  const count = known(0)?.page?.totalPages ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1).filter((part) => known(part) !== undefined);
}

const asTheyAre = (results: UseQueryResult<SearchPage>[]) => results;

/** Reads the essence list in parts of a hundred as rows come near the window. */
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
    // What is wanted changes with the answers.
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

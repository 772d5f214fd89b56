import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import type { Product } from '#domain/product/product.ts';
import { useGetPersonalContact } from '#gen/cms/get-personal-contact.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { KeptDelivery } from './deliveryStore';
import type { Delivery } from './rules/delivery';
import { withFactsCounted } from './rules/scan';

/** State of loading barcodes: loaded, waiting for a network, loading, or failed with a retry. */
export interface CodeReading {
  readonly state: 'ready' | 'waiting' | 'reading' | 'failed';
  readonly error: unknown;
  retry(): void;
}

const noProducts: ReadonlyMap<string, Product> = new Map();

/** Adds data to a delivery that it needs offline: barcodes, temperature limits, and the wholesaler's contact for faults. Known data aren't loaded again. */
export function useSupplies(context: BuyerContext, delivery: Delivery, change: KeptDelivery['change']): CodeReading {
  const skus = useMemo(() => [...new Set(delivery.lines.flatMap(({ sku }) => sku ?? []))], [delivery.lines]);
  const isWithoutProducts = skus.length === 0;
  const codes = useQuery({
    ...productsBySkuOptions(context, skus),
    enabled: !delivery.hasFacts && !isWithoutProducts,
    meta: { failure: 'silent' },
  });
  const products = isWithoutProducts ? noProducts : codes.data;
  useEffect(() => {
    if (products) change((now) => (now.hasFacts ? now : withFactsCounted(now, products)));
  }, [products, change]);

  const isContactWanted = delivery.contact === undefined;
  const { data: customer } = useQuery({ ...customerOptions(context), enabled: isContactWanted, meta: { failure: 'silent' } });
  const personId = customer?.personalContactPersonId ?? '';
  const { data: person } = useGetPersonalContact({ contactPersonId: personId }, { query: { enabled: isContactWanted && personId !== '' } });
  useEffect(() => {
    if (!customer || !isContactWanted) return;
    const customerName = customer.displayName;
    if (person) change((now) => ({ ...now, customerName, contact: { name: person.fullName, email: person.email } }));
    else if (personId === '') change((now) => ({ ...now, customerName, contact: null }));
    else change((now) => (now.customerName === customerName ? now : { ...now, customerName }));
  }, [customer, person, personId, isContactWanted, change]);

  return {
    state: delivery.hasFacts ? 'ready' : codes.isError ? 'failed' : codes.fetchStatus === 'paused' ? 'waiting' : 'reading',
    error: codes.error,
    retry: () => void codes.refetch(),
  };
}

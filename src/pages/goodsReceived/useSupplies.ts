import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { productsBySkuOptions } from '../../cart/productsBySku';
import type { Product } from '../../domain/product';
import { useGetPersonalContact } from '../../gen/cms/get-personal-contact';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import type { KeptDelivery } from './deliveryStore';
import type { Delivery } from './rules/delivery';
import { withCodesCounted } from './rules/scan';

/** How the reading of barcodes goes: there, waiting for a network, being read, or failed with a way to try again. */
export interface CodeReading {
  readonly state: 'ready' | 'waiting' | 'reading' | 'failed';
  readonly error: unknown;
  retry(): void;
}

const noProducts: ReadonlyMap<string, Product> = new Map();

/**
 * Puts beside a delivery what has to be known of it once there is no network any more: its products' barcodes, and who at the wholesaler
 * hears of what is wrong. What is there isn't asked for again.
 */
export function useSupplies(context: BuyerContext, delivery: Delivery, change: KeptDelivery['change']): CodeReading {
  const skus = useMemo(() => [...new Set(delivery.lines.flatMap(({ sku }) => sku ?? []))], [delivery.lines]);
  const isWithoutProducts = skus.length === 0;
  const codes = useQuery({
    ...productsBySkuOptions(context, skus),
    enabled: !delivery.hasCodes && !isWithoutProducts,
    meta: { failure: 'silent' },
  });
  const products = isWithoutProducts ? noProducts : codes.data;
  useEffect(() => {
    if (products) change((now) => (now.hasCodes ? now : withCodesCounted(now, products)));
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
    state: delivery.hasCodes ? 'ready' : codes.isError ? 'failed' : codes.fetchStatus === 'paused' ? 'waiting' : 'reading',
    error: codes.error,
    retry: () => void codes.refetch(),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartGuard, guardingEvent, type GuardedAddition, type Verdict } from '../../cart/cartGuard';
import { useShop } from '../../connected/shop/ShopProvider';
import type { MessageKey } from '../../i18n/messageKey';
import { addTexts } from '../../i18n/texts';
import { fetchCode } from '../../kit/lazy/fetchCode';
import { useToasts } from '../../kit/toast/toastQueue';
import { isBuyer } from '../../queries/shopContext';

/** Milliseconds that an addition waits for the guard's code and for what products declare, both together. */
const longest = 3_000;

const fetchDietJudge = () => fetchCode(async () => (await Promise.all([import('../overlays/dietJudge'), addTexts('allergens')]))[0]);

interface CartGuardProviderProps {
  /** Fetches what judges; without it the shop's own. The same function as long as it is drawn. */
  fetchJudge?: typeof fetchDietJudge;
  children: ReactNode;
}

/**
 * Has every addition to a cart that an event guards checked and asked about. Above all screens, and on the way to the first paint as far as
 * it has to be: so that nothing goes into a guarded cart because the guard isn't there yet, and where nothing guards, nothing more is loaded.
 */
export function CartGuardProvider({ fetchJudge = fetchDietJudge, children }: CartGuardProviderProps) {
  const queryClient = useQueryClient();
  const intl = useIntl();
  const toasts = useToasts();
  const { context, user } = useShop();
  const userId = user?.userId;
  const [question, setQuestion] = useState<ReactNode>();
  const say = useEffectEvent((id: MessageKey, names: readonly string[], onUndo: () => void) =>
    toasts.show({
      severity: 'warn',
      text: intl.formatMessage({ id }, { products: names.join('; ') }),
      action: { label: intl.formatMessage({ id: 'product.cart.undo' }), onClick: onUndo },
    }),
  );
  useEffect(() => {
    const guard = cartGuard(queryClient);
    guard.ask = async (addition: GuardedAddition): Promise<Verdict> => {
      const late = new Promise<undefined>((end) => {
        setTimeout(end, longest);
      });
      const judge = await Promise.race([fetchJudge().catch(() => undefined), late]);
      const all = new Set(addition.lines.map(({ sku }) => sku));
      const verdict = await (judge?.judgeDiets(queryClient, addition, late, setQuestion) ?? { meant: all, unchecked: all });
      return { ...verdict, say: (...told) => say(judge?.unreadKey ?? 'product.cart.unchecked', ...told) };
    };
    return () => {
      delete guard.ask;
    };
  }, [queryClient, fetchJudge]);
  useEffect(() => {
    if (userId !== undefined) cartGuard(queryClient).userId = userId;
    // A failure is told with the addition that it concerns, for which it is asked for again.
    if (context && isBuyer(context) && guardingEvent(context, userId) !== undefined)
      fetchJudge().then(
        ({ DietQuestion }) => DietQuestion.prefetch(),
        () => undefined,
      );
  }, [queryClient, context, userId, fetchJudge]);
  return (
    <>
      {children}
      {question}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartGuard, guardingEvent, type GuardedAddition, type Verdict } from '#cart/cartGuard.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { MessageKey } from '#i18n/messageKey.ts';
import { addTexts } from '#i18n/texts.ts';
import { fetchCode } from '#kit/lazy/fetchCode.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { isBuyer } from '#queries/shopContext.ts';

/** Maximum milliseconds that an addition waits for the guard's code and for the products' declarations, both together. */
const guardTimeoutMs = 3_000;

const fetchDietJudge = () => fetchCode(async () => (await Promise.all([import('../overlays/dietJudge'), addTexts('allergens')]))[0]);

interface CartGuardProviderProps {
  /** Fetches the judging code; default: the shop's own. Stable. */
  fetchJudge?: typeof fetchDietJudge;
  children: ReactNode;
}

/**
 * Checks every addition to a cart that an event guards. It is above all screens, with its essential part in the first paint, so that
 * nothing bypasses a guard that isn't loaded yet. Without a guard nothing more is loaded.
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
        setTimeout(end, guardTimeoutMs);
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
    // A failure is reported with the addition that needs the code, which requests it again.
    if (context && isBuyer(context) && guardingEvent(context, userId) !== undefined)
      fetchJudge().then(
        (judge) => {
          judge.DietQuestion.prefetch();
          judge.tellLeft(queryClient, context, toasts.show, intl);
        },
        () => undefined,
      );
  }, [queryClient, context, userId, fetchJudge, toasts, intl]);
  return (
    <>
      {children}
      {question}
    </>
  );
}

import type { Ahead } from '../../connected/screen/askFor';
import { parseListAddress } from '../../domain/listAddress';
import { quantityHistoryRules } from '../../domain/quantityHistory';
import { quantityHistoryOptions } from '../../queries/quantityHistory';
import { isBuyer } from '../../queries/shopContext';

/** The page of the order suggestion that the address names. */
export const ahead: Ahead = ({ context, params: { fairCode = '' }, query, viewer }) =>
  isBuyer(context)
    ? [
        quantityHistoryOptions(
          context,
          fairCode,
          { seesCrossTenantProductId: viewer.displayCrossTenantProductId },
          parseListAddress(quantityHistoryRules, query).page,
        ),
      ]
    : [];

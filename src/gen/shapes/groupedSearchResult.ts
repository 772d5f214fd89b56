import type { Shape } from '../../http/shape';
import { nara } from './nara';
import { pageInfo } from './pageInfo';
import { product } from './product';
import { productGrouping } from './productGrouping';
import { searchAggregations } from './searchAggregations';
import { searchFilter } from './searchFilter';

export const groupedSearchResult: Shape = { 'groupings!': [productGrouping], aggregations: searchAggregations, filter: searchFilter, 'page?': pageInfo, naras: [nara], 'queryDurationMs?': 'whole', 'promotedProduct?': product, 'metadata?': 'record', 'didYouMean?': 'text', 'onlySimilar?': 'flag' };

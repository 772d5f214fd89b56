import type { Shape } from '../../http/shape';
import { nara } from './nara';
import { pageInfo } from './pageInfo';
import { product } from './product';
import { searchFacets } from './searchFacets';
import { searchFilter } from './searchFilter';

export const searchResult: Shape = { filter: searchFilter, queryDurationMs: 'whole', 'products!': [product], 'promotedProduct?': product, page: pageInfo, facets: searchFacets, naras: [nara], 'metadata?': 'record', 'didYouMean?': 'text', 'onlySimilar?': 'flag' };

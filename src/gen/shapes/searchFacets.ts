import type { Shape } from '../../http/shape';
import { categoryFacet } from './categoryFacet';
import { originCountryFacet } from './originCountryFacet';
import { packagingTypeFacet } from './packagingTypeFacet';
import { valueFacet } from './valueFacet';

export const searchFacets: Shape = { attributes: [valueFacet], salesConditions: [valueFacet], rootCategories: [categoryFacet], detailCategories: [categoryFacet], parentCategories: [categoryFacet], virtualCategories: [categoryFacet], supplierFacets: [valueFacet], brandNameAggregations: [valueFacet], packagingTypeFacets: [packagingTypeFacet], originCountriesFacets: [originCountryFacet] };

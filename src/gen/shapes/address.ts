import type { Shape } from '../../http/shape';

export const address: Shape = { 'tenant?': 'text', externalId: 'text', 'companyLines?': ['text'], street: 'text', city: 'text', postCode: 'text', 'countryCode?': 'text', 'unloadingAreas?': ['text'] };

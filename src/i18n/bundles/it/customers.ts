import customer from '../../messages/it/customer.json';

export const messages = { ...customer };

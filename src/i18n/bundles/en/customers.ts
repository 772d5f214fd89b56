import customer from '../../messages/en/customer.json';

export const messages = { ...customer };

import home from '../../messages/en/home.json';

export const messages = { ...home };

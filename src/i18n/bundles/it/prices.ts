import explanation from '../../messages/it/price-explanation.json';

export const messages = { ...explanation };

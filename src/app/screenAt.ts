import { matchRoutes, type RouteObject } from 'react-router';
import { shopRoutes, type PageRoute, type ShopRoute } from './screens';

const routeBehind = new Map<RouteObject, ShopRoute>();

function routeOf(route: ShopRoute): RouteObject {
  const object: RouteObject =
    'redirectTo' in route || !route.children ? { path: route.path } : { path: route.path, children: route.children.map(routeOf) };
  routeBehind.set(object, route);
  return object;
}

const routes = shopRoutes.map(routeOf);

/** The screens of an address, from the outside in; empty for a redirect. */
export function screensAt(pathname: string): readonly PageRoute[] {
  return (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => routeBehind.get(route))
    .filter((route): route is PageRoute => route !== undefined && 'folder' in route);
}

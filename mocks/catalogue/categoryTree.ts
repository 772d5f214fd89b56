import type { Language } from '../language';
import type { Category } from '#gen/models/index.ts';
import { categoryIdOf, departments, families } from './families';
import { textIn } from './text';
import { virtualCategories } from './vocabulary/labels';

/** A node of the tree before it is named. */
export interface CategoryNode {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly virtual: boolean;
  /** True if anything below it is food or drink. */
  readonly isFood: boolean;
  readonly sortKey: number;
  readonly hue: number;
  readonly picture: string;
}

/** True if a department has food: goods with a nutrient profile. */
function isEaten(department: number): boolean {
  return families.some((family) => family.department === department && family.items.some(({ traits }) => traits.nutrients !== undefined));
}

function treeNodes(): CategoryNode[] {
  const nodes: CategoryNode[] = [];
  departments.forEach((department, place) => {
    const rootId = categoryIdOf(place);
    const { hue } = department;
    const isFood = isEaten(place);
    nodes.push({
      id: rootId,
      parentId: undefined,
      name: department.name,
      virtual: false,
      isFood,
      sortKey: place + 1,
      hue,
      picture: department.picture ?? '',
    });
    department.groups.forEach((group, groupPlace) => {
      const groupId = categoryIdOf(place, groupPlace);
      const groupPicture = group.picture ?? group.families[0]?.picture ?? department.picture ?? '';
      nodes.push({
        id: groupId,
        parentId: rootId,
        name: group.name,
        virtual: false,
        isFood,
        sortKey: groupPlace + 1,
        hue: hue + groupPlace * 9,
        picture: groupPicture,
      });
      group.families.forEach((family, familyPlace) => {
        const id = categoryIdOf(place, groupPlace, familyPlace);
        nodes.push({
          id,
          parentId: groupId,
          name: family.name,
          virtual: false,
          isFood,
          sortKey: familyPlace + 1,
          hue: hue + groupPlace * 9 + familyPlace * 4,
          picture: family.picture ?? groupPicture,
        });
      });
    });
  });
  virtualCategories.forEach(({ id, parent, name, picture }, place) => {
    nodes.push({ id, parentId: parent || undefined, name, virtual: true, isFood: true, sortKey: place + 1, hue: 20 + place * 31, picture });
  });
  return nodes;
}

/** All categories, the tree first (parents before children), then the virtual ones. */
export const categoryNodes: readonly CategoryNode[] = treeNodes();
const nodesById = new Map(categoryNodes.map((node) => [node.id, node]));

/** A category's node; undefined for an unknown id. */
export function categoryNode(id: string): CategoryNode | undefined {
  return nodesById.get(id);
}

/** Address of a category's picture. */
export function categoryPicturePath(id: string): string {
  return `/media/categories/${id}.svg`;
}

function named(node: CategoryNode, language: Language): Category {
  return {
    id: node.id,
    ...(node.parentId && { parentId: node.parentId }),
    name: textIn(node.name, language),
    virtual: node.virtual,
    ...(!node.isFood && { isFood: false }),
    thumbnailImagePath: categoryPicturePath(node.id),
    sortKey: node.sortKey,
  };
}

/** A category as it is sent; undefined for an unknown id. */
export function categoryFor(id: string, language: Language): Category | undefined {
  const node = nodesById.get(id);
  return node && named(node, language);
}

/** All categories as they are sent, parents before children. */
export function categoriesOf(language: Language): Category[] {
  return categoryNodes.map((node) => named(node, language));
}

/** The way from the root to a category, itself included; empty for an unknown id. */
export function categoryPath(id: string, language: Language): Category[] {
  const path: Category[] = [];
  for (let node = nodesById.get(id); node; node = node.parentId ? nodesById.get(node.parentId) : undefined)
    path.unshift(named(node, language));
  return path;
}

/** True if a category is another one or below it. */
export function isBelow(id: string, ancestorId: string): boolean {
  for (let node = nodesById.get(id); node; node = node.parentId ? nodesById.get(node.parentId) : undefined)
    if (node.id === ancestorId) return true;
  return false;
}

import type { CategoryNode } from '@selvedge/server/admin/catalog';

/** A target position: the parent and the index among its children, from 0. */
export interface Place {
  parentId: number | null;
  index: number | null;
}

type Node = Pick<CategoryNode, 'id' | 'parentId'>;

/** Returns the targets of the four move buttons; a move that is not possible is left out. */
export function listMoves(nodes: readonly Node[], node: Node): Partial<Record<'up' | 'down' | 'out' | 'within', Place>> {
  const siblings = nodes.filter(({ parentId }) => parentId === node.parentId);
  const index = siblings.findIndex(({ id }) => id === node.id);
  const before = siblings[index - 1];
  const parent = nodes.find(({ id }) => id === node.parentId);
  const uncles = parent ? nodes.filter(({ parentId }) => parentId === parent.parentId) : [];
  return {
    ...(before && { up: { parentId: node.parentId, index: index - 1 }, within: { parentId: before.id, index: null } }),
    ...(index < siblings.length - 1 && { down: { parentId: node.parentId, index: index + 1 } }),
    ...(parent && { out: { parentId: parent.parentId, index: uncles.findIndex(({ id }) => id === parent.id) + 1 } }),
  };
}

/** Returns the position of a category that is dropped on another; undefined if it would be below itself. */
export function findDropPlace(nodes: readonly Node[], moved: Node, target: Node, part: 'before' | 'within' | 'after'): Place | undefined {
  for (let above: Node | undefined = target, steps = 0; above && steps <= nodes.length; steps += 1) {
    if (above.id === moved.id) return undefined;
    const parentId: number | null = above.parentId;
    above = nodes.find(({ id }) => id === parentId);
  }
  if (part === 'within') return { parentId: target.id, index: null };
  const others = nodes.filter(({ id, parentId }) => parentId === target.parentId && id !== moved.id);
  return { parentId: target.parentId, index: others.findIndex(({ id }) => id === target.id) + (part === 'after' ? 1 : 0) };
}

import type { Role } from './sheet.ts';

/** The tree by which a screen reader knows headings, paragraphs and tables, filled as the sheets are drawn. */
export interface Structure {
  /** Draws something as what it is; null: an ornament. */
  mark(role: Role | { tag: 'Figure' }, draw: () => void, alt?: string): void;
  close(): void;
}

type Element = PDFKit.PDFStructureElement;

export function openStructure(document: PDFKit.PDFDocument): Structure {
  const root = document.struct('Document');
  document.addStructure(root);
  const tables = new Map<string, Element>();
  const rows = new Map<string, Element>();

  const parentOf = (role: NonNullable<Parameters<Structure['mark']>[0]>): Element => {
    if (!('table' in role)) return root;
    const table = tables.get(role.table) ?? added(root, 'Table');
    tables.set(role.table, table);
    const key = `${role.table} ${role.row}`;
    const row = rows.get(key) ?? added(table, 'TR');
    rows.set(key, row);
    return row;
  };
  const added = (parent: Element, tag: string): Element => {
    const element = document.struct(tag);
    parent.add(element);
    return element;
  };

  return {
    mark: (role, draw, alt) => {
      if (!role) {
        document.markContent('Artifact', { type: 'Layout' });
        draw();
        document.endMarkedContent();
        return;
      }
      const element = document.struct(role.tag, alt === undefined ? {} : { alt });
      parentOf(role).add(element);
      const content = document.markStructureContent(role.tag);
      draw();
      document.endMarkedContent();
      element.add(content);
      element.end();
    },
    close: () => {
      for (const element of [...rows.values(), ...tables.values()]) element.end();
      root.end();
    },
  };
}

import type { Role } from './sheet.ts';

/** The structure tree of headings, paragraphs and tables for screen readers, filled while the sheets are rendered. */
export interface Structure {
  /** Renders content with its role; null marks decoration. */
  mark(role: Role | { tag: 'Figure' }, draw: () => void, alt?: string): void;
  close(): void;
}

type Element = PDFKit.PDFStructureElement;

export function openStructure(document: PDFKit.PDFDocument): Structure {
  const root = document.struct('Document');
  document.addStructure(root);
  const tables = new Map<string, Element>();
  const rows = new Map<string, Element>();

  const getParentElement = (role: NonNullable<Parameters<Structure['mark']>[0]>): Element => {
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
      getParentElement(role).add(element);
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

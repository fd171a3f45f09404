import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { defaultLanguageId } from '@selvedge/i18n';
import type { MailingBlock, MailingRecordData } from '@selvedge/server/admin/marketing';
import { MAX_BLOCK_TEXT_LENGTH } from '@selvedge/server/newsletter/limits';
import { PictureField } from '#fields/media/picture-field.tsx';
import { useChoices } from '#fields/use-choices.ts';
import { LanguageTextField } from './language-inputs.tsx';
import { ProductPicker } from './product-picker.tsx';

interface Props<Block extends MailingBlock = MailingBlock> {
  block: Block;
  languageId: number;
  onChange: (block: MailingBlock) => void;
}

type TextBlock = Extract<MailingBlock, { texts: unknown }>;

const textFields = {
  heading: { label: 'Heading', isLong: false },
  text: { label: 'Text (Markdown)', isLong: true },
  picture: { label: 'Alt text', isLong: false },
  button: { label: 'Label', isLong: false },
} as const;

/** Renders the fields of a block. */
export function BlockFields({ block, languageId, onChange }: Props) {
  if (block.kind === 'divider') return <Divider />;
  if (block.kind === 'products') return <ProductsFields {...{ block, languageId, onChange }} />;
  if (block.kind === 'coupon')
    return (
      <TextField
        fullWidth
        label="Code"
        value={block.code}
        onChange={({ target }) => onChange({ ...block, code: target.value })}
        helperText="Code of an existing coupon. Subscribers in countries where it is not valid do not see this block."
      />
    );
  return (
    <>
      {block.kind === 'picture' && <BlockPicture block={block} onChange={onChange} />}
      <BlockText {...{ block, languageId, onChange }} />
      {'link' in block && (
        <TextField
          fullWidth
          label={block.kind === 'picture' ? 'Link (optional)' : 'Link'}
          value={block.link}
          onChange={({ target }) => onChange({ ...block, link: target.value })}
          helperText="A path of the shop without language, such as /category/women, or an https address"
        />
      )}
    </>
  );
}

function BlockPicture({ block, onChange }: Pick<Props<Extract<MailingBlock, { kind: 'picture' }>>, 'block' | 'onChange'>) {
  const mailing = useRecordContext<MailingRecordData>();
  const stored = mailing?.images.find(({ mediaId }) => mediaId === block.mediaId);
  return (
    <PictureField
      mediaId={block.mediaId}
      address={stored?.imageUrl}
      onChange={(mediaId) => onChange({ ...block, mediaId })}
      label="Upload picture"
      allows="pictures"
    />
  );
}

function BlockText({ block, languageId, onChange }: Props<TextBlock>) {
  const find = (id: number) => block.texts.find((text) => text.languageId === id)?.text ?? '';
  const write = (text: string) =>
    onChange({ ...block, texts: [...block.texts.filter((each) => each.languageId !== languageId), { languageId, text }] });
  return (
    <LanguageTextField
      {...textFields[block.kind]}
      maxLength={MAX_BLOCK_TEXT_LENGTH[block.kind]}
      {...{ languageId, value: find(languageId), english: find(defaultLanguageId) }}
      onChange={write}
    />
  );
}

const sources = [
  { id: 'newest', name: 'Newest products' },
  { id: 'reduced', name: 'Products on sale' },
  { id: 'popular', name: 'Best sellers' },
  { id: 'chosen', name: 'Selected products' },
] as const;

type Products = Extract<MailingBlock, { kind: 'products' }>;

function ProductsFields({ block, onChange }: Props<Products>) {
  const categories = useChoices('discount-categories');
  return (
    <>
      <TextField
        select
        fullWidth
        label="Products"
        value={block.source}
        onChange={({ target }) => onChange({ ...block, source: target.value as Products['source'] })}
        helperText="Each subscriber sees the prices of their country, and only products that are available there."
      >
        {sources.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {block.source === 'chosen' ? (
        <ProductPicker value={block.productIds} onChange={(productIds) => onChange({ ...block, productIds })} />
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <TextField
            select
            fullWidth
            label="Category"
            value={block.categoryId ?? ''}
            onChange={({ target }) => onChange({ ...block, categoryId: target.value === '' ? null : Number(target.value) })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">All categories</MenuItem>
            {categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Number"
            value={block.take}
            onChange={({ target }) => onChange({ ...block, take: Number(target.value) })}
            sx={{ minWidth: 96 }}
          >
            {[2, 4, 6, 8, 10, 12].map((take) => (
              <MenuItem key={take} value={take}>
                {take}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </>
  );
}

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import { call } from '#frame/call.ts';
import { TextsInput, type TextsField } from './texts-input.tsx';

interface Text {
  languageId: number;
  body?: string;
}

/** Edits texts in all languages with a body in Markdown, and shows a preview. @param hint a further line about the text */
export function MarkdownTextsInput({ fields, hint }: { fields: readonly TextsField[]; hint?: string | undefined }) {
  const texts = useWatch<Record<string, Text[]>>({ name: 'texts', defaultValue: [] });
  const [shown, setShown] = useState<{ languageId: number; html: string }[]>([]);
  const [refusal, setRefusal] = useState('');
  const render = async () => {
    setRefusal('');
    try {
      const rendered = [];
      for (const { languageId, body = '' } of texts) {
        if (body.trim() === '') continue;
        const { data } = await call('POST /admin/rendered-texts', { body: { text: body } });
        rendered.push({ languageId, html: data.html });
      }
      setShown(rendered);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Box sx={{ width: '100%' }}>
      <TextsInput fields={fields} />
      <Typography variant="body2" color="text.secondary">
        {'Markdown: ## heading, **bold**, *italic*, [link text](/path), ![alt text](/media/…), lists with - or 1. HTML is ignored.'}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
      <Button onClick={() => void render()} sx={{ my: 1 }}>
        Preview
      </Button>
      {refusal && (
        <Typography role="alert" color="error">
          {refusal}
        </Typography>
      )}
      {shown.map(({ languageId, html }) => {
        const language = languages.find(({ id }) => id === languageId);
        return (
          <Box
            key={languageId}
            component="section"
            aria-label={`Preview, ${language?.name ?? ''}`}
            sx={{ border: 1, borderColor: 'divider', p: 2, mb: 1 }}
          >
            <Typography variant="caption">{language?.name}</Typography>
            {/* The server has rendered and sanitised this HTML, as for the shop. */}
            <Box lang={language?.tag} dangerouslySetInnerHTML={{ __html: html }} />
          </Box>
        );
      })}
    </Box>
  );
}

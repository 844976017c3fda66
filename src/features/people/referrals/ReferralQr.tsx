import { referralWords as words } from '@contract/locales/es-MX/people/referrals';
import { t } from '@portal/i18n';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button, Flex } from 'antd';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';

/** Of the picture that is downloaded: sharp on a printed page. */
const PRINTED = 1024;

interface ReferralQrProps {
  url: string;
  code: string;
}

/** The link as a code to scan, on the screen and as files. */
export function ReferralQr({ url, code }: ReferralQrProps) {
  const drawn = useRef<SVGSVGElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const name = t(words.fileName, { code });

  function saveSvg() {
    if (!drawn.current) return;
    const text = new XMLSerializer().serializeToString(drawn.current);
    saveFile(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  }

  const savePng = () => picture.current?.toBlob((file) => file && saveFile(`${name}.png`, file));

  return (
    <Flex vertical gap={12} align="start">
      <QRCodeSVG ref={drawn} value={url} title={t(words.qr)} size={176} marginSize={2} level="M" />
      <QRCodeCanvas ref={picture} value={url} size={PRINTED} marginSize={2} level="M" hidden />
      <Button onClick={saveSvg}>{t(words.downloadSvg)}</Button>
      <Button onClick={savePng}>{t(words.downloadPng)}</Button>
    </Flex>
  );
}
